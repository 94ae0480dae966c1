import{b as d}from"./chunk-QLACTPFH.js";import{l as t}from"./chunk-LFQ5R3P4.js";import"./chunk-VBT5WHZO.js";function i(){return t(d,{name:"Audit"})}export{i as default};
