import { escape } from './home.ts';

/** A game as the reference lists it: id, name, picture. */
export type ListedGame = readonly [id: string, name: string, art: string];

const style = (columns: number) => `*{box-sizing:border-box;margin:0;padding:0}
body{background:#0a1020;color:#f4f6fd;font:14px/1.5 system-ui,sans-serif}
header{position:sticky;top:0;padding:8px 16px;background:#0a1020;z-index:1}input{font:inherit;padding:8px;width:100%}
ul{list-style:none;display:grid;gap:12px;padding-inline:16px;max-width:1240px;margin:auto;grid-template-columns:repeat(${columns},minmax(0,1fr))}
li{display:grid;contain:content}img{width:100%;height:auto;aspect-ratio:1;border-radius:12px;display:block}
button{font:inherit;color:inherit;background:none;border:0;text-align:start;min-width:0}
span{display:block;height:21px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}`;

// All rows have the same height: the list renders those near the screen, padding replaces the rest. Names are lower-cased
// once.
const script = (
  columns: number,
) => `const list=document.querySelector('ul'),field=document.querySelector('input'),count=document.querySelector('output');
let all=[],keys=[],hits=[],from=-1,to=-1,row=0,top0=0;const columns=${columns},gap=12,spare=2;
const tile=([id,name,art])=>{const li=document.createElement('li');li.innerHTML='<button><img alt="" decoding="async" width="320" height="320"><span></span></button>';
li.querySelector('img').src=art;li.querySelector('span').textContent=name;li.dataset.id=id;return li};
const kept=new Map();
const draw=force=>{const rows=Math.ceil(hits.length/columns);const a=Math.max(0,Math.floor((scrollY-top0)/row)-spare);
const b=Math.min(rows,Math.ceil((scrollY-top0+innerHeight)/row)+spare);if(!force&&a===from&&b===to)return;from=a;to=b;
const wanted=hits.slice(a*columns,b*columns);const ids=new Set(wanted.map(g=>g[0]));
for(const [id,li] of kept)if(!ids.has(id)){li.remove();kept.delete(id)}
let before=null;for(let i=wanted.length-1;i>=0;i--){const g=wanted[i];let li=kept.get(g[0]);if(!li){li=tile(g);kept.set(g[0],li)}
if(li.nextSibling!==before||li.parentNode!==list)list.insertBefore(li,before);before=li}
list.style.paddingBlock=a*row+'px '+Math.max(0,rows-b)*row+'px'};
const find=()=>{const words=field.value.trim().toLowerCase();hits=words?all.filter((_,i)=>keys[i].includes(words)):all;count.value=hits.length;draw(true)};
const measure=()=>{const r=list.firstElementChild?.getBoundingClientRect();if(r)row=r.height+gap;top0=list.offsetTop};
field.addEventListener('input',find);addEventListener('scroll',()=>draw(false),{passive:true});addEventListener('resize',()=>{measure();draw(true)});
// Pictures of the first screen load before rows out of view.
addEventListener('load',()=>fetch('/__bench/games.json').then(r=>r.json()).then(games=>{all=games;keys=games.map(g=>g[1].toLowerCase());measure();list.textContent='';find()}))`;

/** A windowed list with a search, in plain script; the document contains its first screen. */
export function staticCatalogue(
  games: readonly ListedGame[],
  { columns, first }: { readonly columns: number; readonly first: number },
): string {
  const tiles = games
    .slice(0, first)
    .map(
      ([, name, art]) =>
        `<li><button><img alt="" decoding="async" width="320" height="320" src="${escape(art)}"><span>${escape(name)}</span></button></li>`,
    );
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>catalogue</title><link rel="icon" href="/favicon.svg"><style>${style(columns)}</style></head><body><header><input type="search" aria-label="search"><output></output></header><ul>${tiles.join('')}</ul><script>${script(columns)}</script></body></html>`;
}
