import{b as t}from"./chunk-QLACTPFH.js";import{l as e}from"./chunk-LFQ5R3P4.js";import"./chunk-VBT5WHZO.js";function i(){return e(t,{name:"Title"})}export{i as default};
