import{b as r}from"./chunk-QLACTPFH.js";import{l as e}from"./chunk-LFQ5R3P4.js";import"./chunk-VBT5WHZO.js";function a(){return e(r,{name:"Player"})}export{a as default};
