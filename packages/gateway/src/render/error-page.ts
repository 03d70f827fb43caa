import { createHash } from 'node:crypto';

/** Content of the static error page. */
export interface ErrorPage {
  readonly status: number;
  /** Address that could not be found, for status 404 (SHELL-44). */
  readonly path?: string;
  /** Chat address; without one there is no such link (SHELL-47). */
  readonly customerService?: string | undefined;
}

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  404: 'Page Not Found',
  408: 'Request Timeout',
  431: 'Too Many Cookies',
};

const UPGRADED: Words = [
  '网站正在升级新版本，请稍后再试',
  'The site is being upgraded to a new version, please try again later',
];
const UNREADABLE: Words = [
  '无法识别此请求，请返回首页',
  'This request cannot be understood, please go to the home page',
];
/** Texts for errors that are not the site's fault. */
const WORDS: Readonly<Record<number, Words>> = {
  400: UNREADABLE,
  408: ['请求超时，请重试', 'The request took too long, please try again'],
  431: [
    '浏览器为本网站发送的 Cookie 过多，请删除本网站的 Cookie 后重试',
    'Your browser sends too many cookies to this site, please delete the cookies of this site and try again',
  ],
};

/** A sentence in Chinese and in English. */
type Words = readonly [chinese: string, english: string];

const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.6 system-ui,sans-serif;
background:Canvas;color:CanvasText}main{max-width:34rem;padding:2rem;text-align:center}h1{font-size:1.5rem}a{color:LinkText;margin:0 .75rem}`;

/** Sources in the policy of an error page: its style, and no script. */
export const ERROR_PAGE_SOURCES = {
  scripts: [],
  styles: [`sha256-${createHash('sha256').update(STYLE).digest('base64')}`],
};

/**
 * The page that is sent when no page of the site can be rendered: in two languages, not indexed, without requests (SHELL-46).
 */
export function errorPage({ status, path, customerService }: ErrorPage): string {
  const title = TITLES[status] ?? 'Internal Server Error';
  const [chinese, english] = WORDS[status] ?? UPGRADED;
  const chat = customerService === undefined ? '' : chatLink(customerService);
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1 lang="en">${title}</h1>
${path === undefined ? '' : `<p lang="en">Page not found: ${escapeHtml(path)}</p>`}
<p>${chinese} (${status})</p>
<p lang="en">${english} (${status})</p>
<p>${chat}<a href="/">返回首页 <span lang="en">Home</span></a></p>
</main>
</body>
</html>
`;
}

function chatLink(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  const label = '在线客服 <span lang="en">Online customer service</span>';
  return `<a href="${escapeHtml(url.href)}" target="_blank" rel="noopener">${label}</a>`;
}

/** Text escaped for HTML, attribute values included. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
