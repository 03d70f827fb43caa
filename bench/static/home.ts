import type { Device } from '../lib/browser.ts';
import type { HomeContent, Item, PopUp } from './content.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

const style = ({ background, color }: HomeContent) => `*{box-sizing:border-box;margin:0;padding:0}
body{background:${background};color:${color};font:14px/1.5 system-ui,sans-serif;padding-block:56px 64px}
header{position:fixed;inset:0 0 auto;height:56px;padding:16px;background:${background};z-index:2}
main{max-width:1240px;margin:auto;padding:0 16px;display:grid;gap:12px;grid-template-columns:minmax(0,1fr)}
a{color:inherit;text-decoration:none}img{display:block;max-width:100%}ul{list-style:none}
.b{position:relative;overflow:hidden;border-radius:12px}.b div{display:flex;transition:transform .3s}.b a{flex:none;width:100%}
.b img{width:100%;object-fit:cover}.b>button{position:absolute;top:40%;width:32px;height:32px;right:8px}
.b p{position:absolute;bottom:8px;left:8px}.b p button{width:8px;height:8px;margin:2px}
.m{overflow:hidden;white-space:nowrap;height:36px}.m ul{display:inline-flex;gap:32px;animation:m 25s linear infinite}
@keyframes m{to{transform:translateX(-50%)}}.j{height:64px;font-size:24px;text-align:center;line-height:64px}
.l{display:grid;gap:12px;grid-template-columns:repeat(var(--c),minmax(0,1fr))}.l img{width:100%;object-fit:contain;border-radius:12px}
.r{display:flex;gap:12px;overflow-x:auto}.r li{flex:none;width:var(--w)}.r img{width:100%;object-fit:contain;border-radius:12px}
:is(.l,.r) span{display:block;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;height:21px}
dialog{margin:auto;max-width:min(560px,92vw);padding:16px;border:0;border-radius:12px;background:${background};color:${color}}
dialog::backdrop{background:#000a}dialog img{width:100%;height:auto}
@media(prefers-reduced-motion:reduce){.m ul{animation:none}}`;

// The banner moves by button, by dot and by itself; the jackpot counts up. That is all a page of this kind needs.
const script = `const b=document.querySelector('.b'),t=b.querySelector('div'),d=[...b.querySelectorAll('p button')];let n=0,
go=i=>{n=(i+d.length)%d.length;t.style.transform='translateX('+-100*n+'%)';d.forEach((e,k)=>e.setAttribute('aria-current',k===n))};
b.querySelector('[data-to]').onclick=()=>go(n+1);d.forEach((e,k)=>e.onclick=()=>go(k));setInterval(()=>go(n+1),5000)`;

/** Waits as the site does before it opens, ms after load. */
const popUpAfter: Record<Device, number> = { mobile: 2500, desktop: 0 };

// A visitor who closed it today is not shown it again.
const popUpScript = (
  device: Device,
) => `addEventListener('load',()=>setTimeout(()=>sessionStorage.getItem('popUpDiscountModalCloseTime')||document.querySelector('dialog').showModal(),${popUpAfter[device]}));
document.querySelectorAll('dialog button').forEach(b=>b.onclick=()=>b.closest('dialog').close())`;

const popUpMarkup = ({ lines, pictures, buttons }: PopUp): string => {
  const [title = '', ...rest] = lines;
  const text = rest.map((line) => `<p>${escape(line)}</p>`).join('');
  const art = pictures.map((one) => picture(one, 'loading="lazy" decoding="async"')).join('');
  const actions = buttons.map((label) => `<button>${escape(label)}</button>`).join('');
  return `<dialog aria-label="${escape(title)}"><h2>${escape(title)}</h2>${art}${text}${actions}</dialog>`;
};

const picture = ({ src, text, width, height }: Item, extra: string) =>
  `<img src="${escape(src)}" alt="${escape(text)}" width="${width}" height="${height}" ${extra}>`;

/** The page that a careful hand would write without a framework: one document, style and script inside. */
export function staticHome(content: HomeContent, device: Device): string {
  const room = content.banners[0]?.width ?? 0;
  const { title, lang, banners, notices, jackpot, lists } = content;
  const hero = banners[0];
  const slides = banners.map(
    (banner, index) =>
      `<a href="${escape(banner.href)}">${picture(banner, index === 0 ? 'fetchpriority="high" decoding="sync"' : 'loading="lazy"')}</a>`,
  );
  const dots = banners.map((_, index) => `<button aria-label="${index + 1}" aria-current="${index === 0}"></button>`);
  const news = notices.map((notice) => `<li>${escape(notice)}</li>`).join('');
  let pictures = 0;
  const sections = lists.map(
    ({ title: name, columns, width, items }) =>
      `<ul ${columns * width > room ? `class="r" style="--w:${width}px"` : `class="l" style="--c:${columns}"`} aria-label="${escape(name)}">${items
        .map((item) => {
          pictures += 1;
          const extra = pictures > 12 ? 'loading="lazy" decoding="async"' : 'decoding="async"';
          return `<li><a href="${escape(item.href)}">${picture(item, extra)}<span>${escape(item.text)}</span></a></li>`;
        })
        .join('')}</ul>`,
  );
  return `<!doctype html><html lang="${escape(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title>${
    hero ? `<link rel="preload" as="image" href="${escape(hero.src)}" fetchpriority="high">` : ''
  }<link rel="icon" href="/favicon.svg"><style>${style(content)}</style></head><body><header><a href="/">${escape(title)}</a></header><main><section class="b" aria-roledescription="carousel"><div>${slides.join('')}</div><button data-to="next" aria-label="next">›</button><p>${dots.join('')}</p></section><section class="m"><ul>${news}${news}</ul></section><section class="j">${escape(jackpot)}</section>${sections.join('')}</main>${popUpMarkup(content.popUp)}<script>${script};${popUpScript(device)}</script></body></html>`;
}
