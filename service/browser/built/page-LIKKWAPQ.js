import{b as o}from"./chunk-QLACTPFH.js";import{l as e}from"./chunk-LFQ5R3P4.js";import"./chunk-VBT5WHZO.js";function a({game:t}){return e(o,{name:t.title})}export{a as default};
