import{n as e,p as o}from"./chunk-LI3MYONL.js";import"./chunk-VBT5WHZO.js";function a({game:t}){return e(o,{name:t.title})}export{a as default};
