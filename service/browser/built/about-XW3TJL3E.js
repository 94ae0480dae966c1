import{b as t}from"./chunk-QLACTPFH.js";import{l as o}from"./chunk-LFQ5R3P4.js";import"./chunk-VBT5WHZO.js";function n(){return o(t,{name:"About"})}export{n as default};
