import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';

const [production] = migrations.filter(({ id }) => id === '0.2.0-production-dependencies');
const migrated = (text: string) => {
  const files = new Map([['package.json', text]]);
  return production?.applies(files) ? production.change?.(files).get('package.json') : undefined;
};

test('[OPS-15] an upgrade moves what only builds sites out of the dependencies, with the ranges and the layout of the operator', () => {
  const manifest = {
    name: 'shop',
    scripts: { build: 'housefront build' },
    dependencies: {
      '@shop/templates': 'workspace:*',
      '@housefront/app': '0.1.0',
      '@housefront/ui': '0.1.0',
      housefront: '0.1.0',
      '@vanilla-extract/css': '^1.21.3',
      react: '^19.3.1',
      'react-dom': '^19.3.1',
      sharp: '^0.35.5',
      vite: '9.0.0',
    },
    devDependencies: { typescript: '^7.0.2' },
  };
  for (const indent of ['\t', '    ']) {
    const after = migrated(`${JSON.stringify(manifest, null, indent)}\n`) ?? '';
    expect(JSON.parse(after)).toEqual({
      name: 'shop',
      scripts: { build: 'housefront build' },
      dependencies: { sharp: '^0.35.5' },
      devDependencies: {
        '@shop/templates': 'workspace:*',
        '@housefront/app': '0.1.0',
        '@housefront/ui': '0.1.0',
        housefront: '0.1.0',
        '@vanilla-extract/css': '^1.21.3',
        react: '^19.3.1',
        'react-dom': '^19.3.1',
        vite: '9.0.0',
        typescript: '^7.0.2',
      },
    });
    expect(after).toContain(`\n${indent}"scripts"`);
    expect(after.endsWith('}\n')).toBe(true);
    // A second upgrade finds nothing to do.
    expect(migrated(after)).toBeUndefined();
  }
});

test.each(['', 'no JSON', '[]', 'null', '{}', '{"dependencies":{"@housefront/gateway":"0.1.0","sharp":"^0.35.5"}}'])(
  '[OPS-15] a manifest without such dependencies stays as it is: %j',
  (text) => {
    expect(migrated(text)).toBeUndefined();
  },
);
