import { expect, test } from 'vitest';
import { patterns } from './patterns.ts';

const samples: Readonly<Record<string, { readonly passing: readonly string[]; readonly failing: readonly string[] }>> =
  {
    password: {
      passing: ['abc123', 'aB3456', 'a23456789012', 'ZZZz9Z'],
      failing: ['ABC123', 'abcdef', '123456', 'abc12!', 'abcdef1234567', 'ab12', 'abc 123', 'ábc123', 'abc123\n'],
    },
    email: {
      passing: ['a@b.co', 'first.last+tag@mail.example.org', "o'brien@xn--bcher-kva.example", 'A_1@a-b.io'],
      failing: [
        'a@b',
        'a.b.co',
        '@b.co',
        'a@',
        'a..b@c.de',
        '.a@b.co',
        'a@-b.co',
        'a b@c.de',
        'a@b.c',
        'a@b.co\n',
        'a@b..co',
      ],
    },
    url: {
      passing: ['https://example.org', 'http://localhost:4101/path?x=1#y', 'HTTPS://EXAMPLE.ORG/%20'],
      failing: [
        'ftp://example.org',
        'javascript:alert(1)',
        'example.org',
        'https://',
        'http:/a.b',
        'https://a b.c',
        '',
      ],
    },
    ipv4: {
      passing: ['0.0.0.0', '255.255.255.255', '192.168.1.77'],
      failing: ['256.1.1.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '1.2.3.', 'a.b.c.d', '1.2.3.4 '],
    },
    integer: { passing: ['0', '-7', '12345678901234567890'], failing: ['1.0', '+1', '', '1e3', ' 1', '١'] },
    numeric: { passing: ['0', '-1.5', '10.00'], failing: ['.5', '1.', '1,5', '', '1e3'] },
    charset: { passing: ['a', 'a-b_9', '_'], failing: ['A', 'a b', '', 'é', 'a.b'] },
    vietnameseName: {
      passing: ['NGUYENVANA', 'Nguyễn', 'Nguyen Van', 'Đỗ', 'a'.repeat(50)],
      failing: ['Nguyen  Van', 'A', 'Tr4n', 'a'.repeat(51), '', '张三'],
    },
    chineseName: {
      passing: ['张三', '阿凡提', '买买提·吐尔逊', '王'.repeat(20)],
      failing: ['张', 'John', '张 三', '·张三', '张三·', '张··三', '王'.repeat(21), '张3'],
    },
  };

const entries = Object.entries(samples).flatMap(([name, { passing, failing }]) => [
  ...passing.map((text) => ({ name, text, passes: true })),
  ...failing.map((text) => ({ name, text, passes: false })),
]);
const all: Readonly<Record<string, { readonly test: (text: string) => boolean }>> = patterns;

test.each(entries)('[REG-60] [REG-61] [REG-62x] $name: $text passes $passes', ({ name, text, passes }) => {
  expect(all[name]?.test(text)).toBe(passes);
});

test('[REG-61] each of the patterns was tried with at least three passing and three failing samples', () => {
  expect(Object.keys(samples)).toHaveLength(9);
  for (const { passing, failing } of Object.values(samples)) {
    expect(passing.length).toBeGreaterThanOrEqual(3);
    expect(failing.length).toBeGreaterThanOrEqual(3);
  }
});

test('[REG-62x] no pattern is made slow by a hostile text', () => {
  const hostile = ['a', '1', '张·', 'a.', '-', '@', 'a@a.', '1.', ' ', '<'].map((part) => part.repeat(20_000));
  const began = performance.now();
  for (const pattern of Object.values(all)) for (const text of hostile) pattern.test(`${text}!`);
  expect(performance.now() - began).toBeLessThan(2_000);
});
