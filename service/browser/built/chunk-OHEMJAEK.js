import{a as t}from"./chunk-U5KVXGXZ.js";var n="kronika/disputes/";function a(e,o){let[s,c]=t(localStorage.getItem(n+e));return{closed:s===o,close:()=>{localStorage.setItem(n+e,o),c(o)}}}export{a};
