import { LOCALES } from '@housefront/contract/ids';
import { expect, test } from 'vitest';
import { WRITTEN } from './vocabulary/languages.ts';
import { agreement } from './agreement.ts';

const tags = (html: string) => html.match(/<[^>]+>/g);

test('[REG-07x] every entry of the agreement is written in all languages of the sandbox, each with the structure of the English one', () => {
  expect(agreement).toHaveLength(3);
  for (const { title, content } of agreement) {
    for (const part of [title, content]) {
      expect(Object.keys(part).toSorted()).toEqual(WRITTEN.toSorted());
      expect(new Set(Object.values(part)).size).toBe(WRITTEN.length);
    }
    for (const locale of LOCALES) {
      expect(tags(title[locale])).toBeNull();
      expect([locale, tags(content[locale])]).toEqual([locale, tags(content.en_US)]);
    }
  }
});
