import{n as t,p as d}from"./chunk-LI3MYONL.js";import"./chunk-VBT5WHZO.js";function i(){return t(d,{name:"Audit"})}export{i as default};
