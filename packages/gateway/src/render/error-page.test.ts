import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ERROR_PAGE_SOURCES, errorPage } from './error-page.ts';

test.each([
  [400, 'Bad Request', '无法识别此请求，请返回首页 (400)'],
  [404, 'Page Not Found', '网站正在升级新版本，请稍后再试 (404)'],
  [408, 'Request Timeout', '请求超时，请重试 (408)'],
  [431, 'Too Many Cookies', '请删除本网站的 Cookie 后重试 (431)'],
  [500, 'Internal Server Error', '网站正在升级新版本，请稍后再试 (500)'],
  [503, 'Internal Server Error', '网站正在升级新版本，请稍后再试 (503)'],
])('[SHELL-45] status %s has a page in two languages', (status, title, chinese) => {
  const html = errorPage({ status });
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).toContain(chinese);
  expect(html).toMatch(/<p lang="en">[A-Z].+ \(\d{3}\)<\/p>/);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<a href="/">');
});

test('[SHELL-44] the address that was not found is shown as text', () => {
  expect(errorPage({ status: 404, path: '/<img src=x onerror="a()">&' })).toContain(
    'Page not found: /&#60;img src=x onerror=&#34;a()&#34;&#62;&#38;',
  );
});

test.each([
  ['https://chat.example.com/?a=1&b="', 'href="https://chat.example.com/?a=1&#38;b=%22"'],
  ['http://chat.example.com', 'href="http://chat.example.com/"'],
])('[SHELL-47] the chat %s is linked', (customerService, link) => {
  expect(errorPage({ status: 500, customerService })).toContain(link);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'chat', '', '//chat.example.com'])(
  '[SHELL-47] "%s" is no chat address',
  (customerService) => {
    expect(errorPage({ status: 500, customerService })).not.toContain('_blank');
  },
);

test('[SEC-01] its policy knows the one style by its hash, and no script', () => {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(errorPage({ status: 500 })) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(ERROR_PAGE_SOURCES).toEqual({ scripts: [], styles: [`sha256-${hash}`] });
  expect(errorPage({ status: 500 })).not.toMatch(/<script|style=|\son\w+=/);
});
