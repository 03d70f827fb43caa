import { expect, test, vi } from 'vitest';
import { captchaModel } from './captchaModel.ts';

const state = { status: 'ready', image: 'data:image/png;base64,AA', placeholder: '', token: 't', turn: 1 } as const;
const { fold } = captchaModel(state, { reload: () => Promise.resolve() });

test.each([
  ['7294', '7294'],
  ['k7Qp', 'k7Qp'],
  ['７２９４', '7294'],
  ['ｋ７Ｑｐ', 'k7Qp'],
  ['七294', '七294'],
  ['७२९४', '7294'],
  ['৭২৯৪', '7294'],
  ['௭௨௯௪', '7294'],
  ['๗๒๙๔', '7294'],
  ['၇၂၉၄', '7294'],
  ['٧٢٩٤', '7294'],
  ['۷۲۹۴', '7294'],
  ['៧២៩៤', '7294'],
  ['໗໒໙໔', '7294'],
  ['૭૨૯૪', '7294'],
  ['੭੨੯੪', '7294'],
  ['೭೨೯೪', '7294'],
  ['൭൨൯൪', '7294'],
  ['𝟕𝟐𝟗𝟒', '7294'],
  [' 72 94 ', '7294'],
  ['72\u3000９4', '7294'],
  ['72\u200b94', '7294'],
  ['\u206672\u206994', '7294'],
  ['', ''],
] as const)('[FLD-07] the answer %j of a captcha is shown and sent as %j, and then stays', (typed, sent) => {
  expect(fold(typed)).toBe(sent);
  expect(fold(sent)).toBe(sent);
});

test('[AUTH-04x] a captcha that was not asked for yet is on its way, and without a picture there is none', () => {
  const reload = vi.fn(() => Promise.resolve());
  const model = captchaModel({ ...state, status: 'idle', image: '' }, { reload });
  expect([model.state, model.image]).toEqual(['loading', null]);
  model.onRefresh();
  expect(reload).toHaveBeenCalledOnce();
});
