import{b as t}from"./chunk-QLACTPFH.js";import{l as n}from"./chunk-LFQ5R3P4.js";import"./chunk-VBT5WHZO.js";function i(){return n(t,{name:"Invitations"})}export{i as default};
