import{b as n}from"./chunk-QLACTPFH.js";import{l as e}from"./chunk-LFQ5R3P4.js";import"./chunk-VBT5WHZO.js";function o(){return e(n,{name:"Me"})}export{o as default};
