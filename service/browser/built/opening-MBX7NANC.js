import{b as e}from"./chunk-QLACTPFH.js";import{l as n}from"./chunk-LFQ5R3P4.js";import"./chunk-VBT5WHZO.js";function i(){return n(e,{name:"Opening"})}export{i as default};
