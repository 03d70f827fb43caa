import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packedReadme } from './readme.ts';

const files = new Set([
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'dist/hot.js',
  'dist/page.tsx.hbs',
  'dist/a/logo.svg',
  'docs/own.md',
]);
const packed = (text: string) => packedReadme(text, (path) => files.has(path));

test.each([
  ['out of the package', 'See [ADR 17](../../docs/adr/0017.md).', 'See ADR 17.'],
  ['out of the package with an anchor', '[go live](../../docs/go-live.md#tls)', 'go live'],
  ['to a neighbour', '[core](../core/README.md)', 'core'],
  ['to the parent itself', '[all](..)', 'all'],
  ['by a way around', '[all](./src/../../../docs/x.md)', 'all'],
  ['with code as its text', '[`a.b`](../../x.md)', '`a.b`'],
  ['with a title', '[a](../x.md "b c")', 'a'],
  ['over two lines', '[a\nb](../x.md)', 'a\nb'],
  ['two in a line', '[a](../x.md) and [b](../y.md)', 'a and b'],
  ['beside one that stays', '[a](../x.md) and [b](LICENSE)', 'a and [b](LICENSE)'],
  ['to a picture that is outside', '![logo](../../logo.svg)', 'logo'],
  ['to a picture that is packed', '![logo](src/a/logo.svg)', '![logo](dist/a/logo.svg)'],
  ['to a source', '[hot](src/hot.ts)', '[hot](dist/hot.js)'],
  ['to a source with an anchor', '[hot](./src/hot.ts#L3)', '[hot](dist/hot.js#L3)'],
  ['to a source that is not packed', '[test](src/hot.test.ts)', 'test'],
  ['to a file of the package that is not packed', '[image](Dockerfile)', 'image'],
  ['to a page of the package', '[own](docs/own.md#b)', '[own](docs/own.md#b)'],
  ['to a folder', '[dist](src)', 'dist'],
  ['to the web', '[a](https://example.com/../x)', '[a](https://example.com/../x)'],
  ['to the web without a scheme', '[a](//example.com/x)', '[a](//example.com/x)'],
  ['by mail', '[a](mailto:a@example.com)', '[a](mailto:a@example.com)'],
  ['within the page', '[a](#routes)', '[a](#routes)'],
  ['in a line of code', '`[a](../x.md)`', '`[a](../x.md)`'],
  ['in a block of code', '```md\n[a](../x.md)\n```', '```md\n[a](../x.md)\n```'],
  ['that only looks so', 'a[0](b c) and [x] (y)', 'a[0](b c) and [x] (y)'],
])('[OPS-01] a link %s is true in a tarball', (_, text, expected) => {
  expect(packed(text)).toBe(expected);
});

test('[OPS-01] text without links stays, and a packed page stays when it is packed again', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !text.includes('](')),
      (text) => {
        expect(packed(text)).toBe(text);
      },
    ),
  );
  const parts = fc.constantFrom(
    '[a](../b.md)',
    '[c](LICENSE)',
    '`d`',
    ' ',
    'e',
    '\n',
    '[f](#g)',
    '[h](src/hot.ts)',
    '```',
  );
  fc.assert(
    fc.property(fc.array(parts), (words) => {
      const once = packed(words.join(''));
      expect(packed(once)).toBe(once);
    }),
  );
});
