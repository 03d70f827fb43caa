import type { OfflineFacts, OfflineTexts } from '@housefront/contract/render';
import { escapeHtml } from '../kernel/texts/escapeHtml.ts';

/** A page that the worker makes, with the headers of its answer. */
export interface OfflinePage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The one script of these pages. It looks for the connection and loads the page once there is one. The controls of a kept home
 * page do nothing without the app, so they are switched off; links lead on. The notice leaves room for the end of the page, and for
 * what gets the focus.
 */
const SCRIPT = `(function(){var t=document.querySelector("[data-offline-text]"),on=false;document.querySelectorAll("#root button,#root input,#root select,#root textarea").forEach(function(e){e.disabled=true});function look(){if(on||document.visibilityState==="hidden")return;fetch("/builds/latest.json?"+Date.now(),{cache:"no-store"}).then(function(r){if(!r.ok||on)return;on=true;t.textContent=t.dataset.back;setTimeout(function(){location.reload()},1500)},function(){})}addEventListener("online",look);document.addEventListener("visibilitychange",look);setInterval(look,15000);document.querySelector("[data-offline-retry]").addEventListener("click",function(){location.reload()});var n=document.querySelector("section.hf-offline");function room(){document.body.style.paddingBottom=n.offsetHeight+"px";document.documentElement.style.scrollPaddingBottom=innerHeight-n.getBoundingClientRect().top+"px"}if(n){room();addEventListener("resize",room)}})()`;

const colour = (value: string, otherwise: string): string => (/^[#\w(),.%/ -]+$/.test(value) ? value : otherwise);

const colours = ({ canvas, scheme }: OfflineFacts): string =>
  `color-scheme:${scheme};background:${colour(canvas, 'Canvas')};color:${scheme === 'dark' ? '#fff' : '#1a1a1a'};font:16px/1.5 system-ui,sans-serif`;

const controls = ({ accent }: OfflineFacts): string =>
  `.hf-offline a,.hf-offline button{font:inherit;font-weight:600;color:inherit;background:none;border:1px solid;border-radius:8px;min-height:44px;padding:8px 20px;display:inline-flex;align-items:center;text-decoration:none;cursor:pointer;box-sizing:border-box}.hf-offline :focus-visible{outline:3px solid;outline-offset:2px}.hf-offline p,.hf-offline h1{margin:0;overflow-wrap:anywhere}.hf-offline [data-offline-retry]{background:${colour(accent.base, 'ButtonText')};border-color:transparent;color:${colour(accent.on, 'ButtonFace')};outline-color:${colour(accent.base, 'ButtonText')}}`;

const text = (texts: OfflineTexts, shown: string): string =>
  `<p role="status" data-offline-text data-back="${escapeHtml(texts.back)}">${escapeHtml(shown)}</p>`;

const retry = (texts: OfflineTexts): string =>
  `<button type="button" data-offline-retry>${escapeHtml(texts.retry)}</button>`;

/** The texts of a language in hyphen form; those of the site's first language if it has no such one. */
function textsOf({ texts }: OfflineFacts, languages: readonly string[]): readonly [language: string, OfflineTexts] {
  const known = Object.entries(texts);
  const find = (form: (name: string) => string) =>
    languages.map((wanted) => known.find(([name]) => form(name) === form(wanted))).find(Boolean);
  const found =
    find((name) => name.toLowerCase()) ?? find((name) => name.toLowerCase().split('-', 1).join('')) ?? known[0];
  if (!found) throw new Error('The facts of a site name no language.');
  return found;
}

async function headers(): Promise<OfflinePage['headers']> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(SCRIPT));
  const hash = btoa(String.fromCodePoint(...new Uint8Array(digest)));
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // However a kept page was changed: no script but ours runs in it, and nothing is sent to anybody else.
    'content-security-policy': `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  };
}

/**
 * The page in place of one that was not kept, in the first of the languages that the site has.
 * @param icon of the site as a `data:` address, or empty
 */
export async function offlinePage(facts: OfflineFacts, languages: readonly string[], icon = ''): Promise<OfflinePage> {
  const [language, texts] = textsOf(facts, languages);
  const html = `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(`${texts.title} – ${facts.siteName}`)}</title><style>body{margin:0;${colours(facts)}}.hf-offline{min-height:100vh;min-height:100dvh;box-sizing:border-box;padding:24px 16px;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:16px;text-align:center;max-width:480px;margin:auto}.hf-offline h1{font-size:28px;line-height:1.25}.hf-offline nav{display:flex;flex-wrap:wrap;gap:12px;justify-content:center;margin-top:8px}.hf-offline img{border-radius:16px}.hf-offline .name{font-weight:600;opacity:.8}${controls(facts)}</style></head><body><main class="hf-offline">${icon && `<img src="${escapeHtml(icon)}" alt="" width="72" height="72">`}<p class="name">${escapeHtml(facts.siteName)}</p><h1>${escapeHtml(texts.title)}</h1>${text(texts, texts.page)}<nav>${retry(texts)}<a href="/">${escapeHtml(texts.toHome)}</a></nav></main><script>${SCRIPT}</script></body></html>`;
  return { html, headers: await headers() };
}

/**
 * A kept home page with a notice, as its server sent it: its own scripts do not run. Without them no call is sent, nothing of a
 * member is shown, and no file of an old build is missed.
 * @returns null if the text is no page of this site
 */
export async function keptHome(facts: OfflineFacts, kept: string): Promise<OfflinePage | null> {
  const [, language = ''] = /^<!doctype html><html [^>]*\blang="([\w-]+)"/.exec(kept) ?? [];
  const at = kept.indexOf('<body>');
  // No page of ours has `http-equiv`: a changed one would lead to another site by `refresh`, which no policy forbids.
  const isWhole = at >= 0 && kept.endsWith('</body></html>') && !/http-equiv/i.test(kept);
  if (language === '' || !isWhole) return null;
  const [, texts] = textsOf(facts, [language]);
  // In front of the page, and above its bottom bar, whose entries stay in reach; a raised one is in front of the notice.
  const place = kept.includes(' data-tabs=')
    ? '.hf-offline{bottom:calc(var(--hf-tab-bar-height,0px) + env(safe-area-inset-bottom));padding-bottom:max(12px,calc(var(--hf-tab-bar-rise,0px) + 4px));z-index:205}'
    : '';
  const notice = `<style>body{padding-bottom:140px}[data-floats]{display:none}img:is([src^="/api/"],[src^="http"],[src^="//"]){visibility:hidden}.hf-offline{position:fixed;inset:auto 0 0;z-index:2147483647;box-sizing:border-box;padding:12px 16px max(12px,env(safe-area-inset-bottom));display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:8px 16px;border-top:2px solid;${colours(facts)}}${place}.hf-offline div{flex:0 1 640px}.hf-offline p{font-size:14px}.hf-offline strong{display:block}${controls(facts)}</style><section class="hf-offline" aria-label="${escapeHtml(texts.title)}"><div><strong>${escapeHtml(texts.title)}</strong>${text(texts, texts.home)}</div>${retry(texts)}</section>`;
  const start = at + '<body>'.length;
  const end = kept.length - '</body></html>'.length;
  const html = `${kept.slice(0, start)}${notice}${kept.slice(start, end)}<script>${SCRIPT}</script>${kept.slice(end)}`;
  return { html, headers: await headers() };
}
