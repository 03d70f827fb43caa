import { expect, test } from 'vitest';
import { viewportFor } from './viewportFor.ts';

const shown = (template: string, value?: string) => viewportFor({ template, viewport: { value } });

test('[DES-01] a phone template is shown in the width of a phone, a desktop template in the whole window', () => {
  expect(shown('h5-4')).toEqual({ value: 'w390' });
  expect(shown('h5-4', 'w1440')).toEqual({ value: 'w390' });
  expect(shown('desktop-2', 'w390')).toEqual({ value: undefined });
  expect(viewportFor({ template: 'h5-4' })).toEqual({ value: 'w390' });
});

test('[DES-01] a width that suits the template stays', () => {
  expect(shown('h5-4', 'w320')).toBeNull();
  expect(shown('h5-4', 'w768')).toBeNull();
  expect(shown('desktop-2', 'w1920')).toBeNull();
  expect(shown('desktop-2')).toBeNull();
});
