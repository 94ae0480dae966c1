var i=new Map;function e(n){for(let{title:t,edition:o}of n)i.set(t,o)}function r(n){let t=i.get(n);return t===void 0?{}:{edition:t}}export{e as a,r as b};
