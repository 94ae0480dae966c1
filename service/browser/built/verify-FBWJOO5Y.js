import{b as f}from"./chunk-QLACTPFH.js";import{l as e}from"./chunk-LFQ5R3P4.js";import"./chunk-VBT5WHZO.js";function r(){return e(f,{name:"Verify"})}export{r as default};
