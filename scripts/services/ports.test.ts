import { expect, test } from 'vitest';
import { uiTemplate } from '../../tooling/generate/kinds/ui-template.ts';
import { portsFrom } from './ports.ts';

test('[GEN-06] everything listens at a fixed distance from one port', () => {
  expect(portsFrom('4100')).toEqual({ base: 4100, gateway: 4100, sandbox: 4300, storybook: 6006 });
  expect(portsFrom('25000')).toEqual({ base: 25_000, gateway: 25_000, sandbox: 25_200, storybook: 26_906 });
});

test.for(['', '0', '80', '1023', '63001', '70000', '5000.5', '-5000', 'x', '5e9'])(
  '[GEN-06] a base of "%s" has no room for ports',
  (wanted) => {
    expect(() => portsFrom(wanted)).toThrow(`takes a whole number from 1024 to 63000, not ${wanted}.`);
  },
);

test.for([
  [undefined, 6006],
  ['4100', 6006],
  ['5000', 6906],
  ['25000', 26_906],
] as const)(
  '[TPL-03] a template is shown where Storybook listens with a base of %s',
  ([base, port], { onTestFinished }) => {
    const former = process.env['HOUSEFRONT_PORT_BASE'];
    const set = (value: string | undefined) => {
      if (value === undefined) delete process.env['HOUSEFRONT_PORT_BASE'];
      else process.env['HOUSEFRONT_PORT_BASE'] = value;
    };
    onTestFinished(() => set(former));
    set(base);
    expect(uiTemplate.next({ folder: 'h5-90', name: 'H5_90' })[1]).toBe(
      `  http://localhost:${port}/?path=/story/views-home--normal&globals=template:h5-90`,
    );
  },
);
