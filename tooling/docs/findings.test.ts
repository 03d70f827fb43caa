import { expect, test } from 'vitest';
import { findingsReference } from '../../packages/cli/src/doctor/checks/index.ts';
import { findingsPage } from './findings.ts';

test('[OPS-04] the page of findings has each of them, under the heading of its area', () => {
  const page = findingsPage();
  for (const { id, area } of findingsReference()) {
    expect(page.split(`\`${id}\``)).toHaveLength(2);
    expect(page).toContain(`{#${area}}`);
  }
  expect(page).toContain(
    '| <a id="words-language-missing"></a>`words.language-missing` | warning, not with `--ci` | A language of a site has no content file. Its visitors read the pages in another language. | Copy the file that is shown and translate it. |',
  );
  expect(page.match(/^## /gm)).toHaveLength(20);
});
