import { expect, test } from 'vitest';
import { checkImport } from './rules.ts';

const edge = (from: string, specifier: string) => ({ from, specifier, line: 1 });
const byName = (from: string, specifier: string) => checkImport(edge(from, specifier), null)?.reason ?? null;
const byPath = (from: string, target: string) => checkImport(edge(from, './x.ts'), target)?.reason ?? null;

test('lets each layer import only what is below it', () => {
  expect(byName('packages/core/src/a.ts', '@housefront/contract/money')).toBeNull();
  expect(byName('packages/core/src/a.ts', '@housefront/ui')).toMatch(/core may import contract/);
  expect(byName('packages/ui/src/a.ts', '@housefront/core')).toMatch(/nothing of ours/);
  expect(byName('packages/gateway/src/a.ts', '@housefront/app')).toMatch(/gateway may import contract/);
  expect(byName('packages/app/src/a.ts', '@housefront/core')).toBeNull();
});

test('lets tests of what talks to a platform use the sandbox, and nothing that is shipped', () => {
  for (const own of ['core', 'app', 'gateway']) {
    expect(byName(`packages/${own}/src/a.test.ts`, '@housefront/sandbox/testing')).toBeNull();
    expect(byName(`packages/${own}/src/testing/a.ts`, '@housefront/sandbox')).toBeNull();
    expect(byName(`packages/${own}/src/a.ts`, '@housefront/sandbox')).toMatch(/not sandbox/);
  }
  expect(byName('packages/ui/src/a.test.ts', '@housefront/sandbox')).toMatch(/nothing of ours/);
});

test('guards a feature from its first file, without anybody listing it', () => {
  expect(byPath('packages/core/src/features/brand-new/a.ts', 'packages/core/src/features/play/index.ts')).toMatch(
    /feature brand-new may import only session, site, not play/,
  );
  expect(byPath('packages/core/src/features/brand-new/a.ts', 'packages/core/src/features/session/index.ts')).toBeNull();
  expect(
    byPath('packages/core/src/features/brand-new/a.ts', 'packages/core/src/features/session/session.store.ts'),
  ).toMatch(/through its index/);
});

test('keeps templates apart and the app free of them', () => {
  expect(byPath('packages/ui/src/templates/h5-9/a.tsx', 'packages/ui/src/templates/h5-1/b.tsx')).toMatch(
    /only itself and its base/,
  );
  expect(byPath('packages/ui/src/templates/h5-9/a.tsx', 'packages/ui/src/templates/_h5/b.tsx')).toBeNull();
  expect(byPath('packages/ui/src/patterns/Jackpot/a.tsx', 'packages/ui/src/templates/h5-1/b.tsx')).toMatch(
    /must not import templates/,
  );
  expect(byName('packages/app/src/shell/a.tsx', '@housefront/ui/templates/h5-1')).toMatch(/must not import templates/);
  expect(byName('packages/app/src/shell/a.test.tsx', '@housefront/ui/templates/h5-1')).toBeNull();
});

test('keeps sites thin and apart', () => {
  expect(byName('sites/7/site.config.ts', '@housefront/ui/templates/h5-1')).toBeNull();
  expect(byName('sites/7/src/main.tsx', '@housefront/core')).toMatch(/a site imports the app/);
  expect(byPath('sites/7/src/main.tsx', 'sites/8/site.config.ts')).toMatch(/another site/);
});

test('lets a folder of the app import only from those below it, and names an unknown one', () => {
  const app = (from: string, target: string) => byPath(`packages/app/src/${from}`, `packages/app/src/${target}`);
  expect(app('screens/faq/faq.page.ts', 'kernel/paths.ts')).toBeNull();
  expect(app('screens/faq/faq.page.ts', 'screens/error/ErrorScreen.tsx')).toBeNull();
  expect(app('vite/index.ts', 'site/checkSite.ts')).toBeNull();
  expect(app('kernel/runtime.ts', 'site/hydration-state.ts')).toBe('kernel is below site and must not import it');
  expect(app('screens/faq/useFaqView.ts', 'shell/useHeader.ts')).toMatch(/screens is below shell/);
  expect(app('shell/useHeader.ts', 'routes/loadRoute.ts')).toMatch(/shell is below routes/);
  expect(app('helpers/a.ts', 'kernel/paths.ts')).toBe('helpers is no floor of app');
  expect(app('kernel/a.ts', 'testing/openPage.tsx')).toBe('testing is no floor of app');
  expect(app('kernel/a.test.ts', 'site/SiteApp.tsx')).toBeNull();
});

const ui = (from: string, target: string) => byPath(`packages/ui/src/${from}`, `packages/ui/src/${target}`);

test.each([
  ['theme/makeTheme.ts', 'foundations/space.ts', 'theme is below foundations'],
  ['theme/vars.css.ts', 'primitives/Button/index.ts', 'theme is below primitives'],
  ['foundations/rules.ts', 'primitives/Icon/index.ts', 'foundations is below primitives'],
  ['foundations/rules.ts', 'labels/index.ts', 'foundations is below contracts'],
  ['primitives/Button/Button.tsx', 'labels/index.ts', 'primitives is below contracts'],
  ['primitives/Button/Button.tsx', 'slots/models.ts', 'primitives is below contracts'],
  ['primitives/Button/Button.tsx', 'patterns/GameTile/index.ts', 'primitives is below patterns'],
  ['labels/forms.ts', 'patterns/GameTile/GameTile.tsx', 'contracts is below patterns'],
  ['views/hall/labels.ts', 'patterns/GameTile/index.ts', 'contracts is below patterns'],
  ['views/account/contract.ts', 'patterns/LetterBox/index.ts', 'contracts is below patterns'],
  ['slots/contract.ts', 'patterns/ListProgress/ListProgress.tsx', 'contracts is below patterns'],
  ['slots/models.ts', 'views/index.ts', 'contracts is below views'],
  ['patterns/GameTile/labels.ts', 'patterns/GameTile/GameTile.tsx', 'contracts is below patterns'],
  ['patterns/RecordTable/RecordTable.types.ts', 'patterns/DayRange/DayRange.tsx', 'contracts is below patterns'],
  ['patterns/GameTile/GameTile.tsx', 'slots/index.ts', 'patterns is below slots'],
  ['patterns/onModal.tsx', 'views/withClassName.tsx', 'patterns is below views'],
  ['patterns/GameTile/GameTile.tsx', 'index.ts', 'patterns is below templates'],
  ['slots/index.ts', 'views/index.ts', 'slots is below views'],
  ['views/sharedViews.ts', 'defineTemplate.ts', 'views is below templates'],
  ['views/home/homePromotions.tsx', 'testing/testRoot.ts', 'views is below testing'],
  ['templates/h5-1/template.ts', 'conformance/faults/checks.ts', 'templates is below conformance'],
  ['patterns/Jackpot/Jackpot.tsx', 'extras/a.ts', 'extras is no floor of ui'],
  ['extras/a.ts', 'theme/vars.css.ts', 'extras is no floor of ui'],
])('refuses that %s of ui imports %s', (from, target, reason) => {
  expect(ui(from, target)).toContain(reason);
});

test.each([
  ['foundations/rules.ts', 'theme/vars.css.ts'],
  ['primitives/Button/Button.css.ts', 'foundations/space.ts'],
  ['labels/index.ts', 'labels/labels.ts'],
  ['views/hall/contract.ts', 'patterns/SportFrame/models.ts'],
  ['views/account/contract.ts', 'patterns/LetterBox/LetterBox.types.ts'],
  ['views/account/contract.ts', 'patterns/FormFields/models.ts'],
  ['patterns/WalletPanel/WalletPanel.tsx', 'slots/models.ts'],
  ['patterns/RegisterForm/RegisterForm.tsx', 'views/register/contract.ts'],
  ['patterns/GameTile/GameTile.tsx', 'patterns/waiting.css.ts'],
  ['views/home/homePromotions.tsx', 'patterns/PromotionCard/index.ts'],
  ['templates/h5-1/template.ts', 'defineTemplate.ts'],
  ['conformance/screen/open.tsx', 'views/sharedViews.ts'],
  // Stories and tests use fixtures of every floor.
  ['primitives/Button/Button.stories.tsx', 'slots/models.fixtures.ts'],
  ['theme/makeTheme.test.ts', 'views/sharedViews.ts'],
])('allows that %s of ui imports %s', (from, target) => {
  expect(ui(from, target)).toBeNull();
});

const core = (from: string, target: string) => byPath(`packages/core/src/${from}`, `packages/core/src/${target}`);

test.each([
  ['base/events.ts', 'adapters/http/call-types.ts', 'base is below adapters'],
  ['base/site.store.ts', 'features/site/index.ts', 'base is below features'],
  ['i18n/format.ts', 'adapters/ports/ports.ts', 'i18n is below adapters'],
  ['adapters/http/call-client.ts', 'features/site/index.ts', 'adapters is below features'],
  ['adapters/storage/storage.ts', 'loading/throttle.ts', 'adapters is below loading'],
  ['calls/feature-deps.ts', 'features/site/index.ts', 'calls is below features'],
  ['loading/query.ts', 'records/index.ts', 'loading is below records'],
  ['records/defineRecord.ts', 'features/cashier/index.ts', 'records is below features'],
  ['features/play/createPlay.ts', 'createCore.ts', 'features is below entries'],
  ['loading/throttle.ts', 'index.ts', 'loading is below entries'],
  ['extras/a.ts', 'base/events.ts', 'extras is no floor of core'],
])('refuses that %s of core imports %s', (from, target, reason) => {
  expect(core(from, target)).toContain(reason);
});

test.each([
  ['adapters/http/call-client.ts', 'base/events.ts'],
  ['adapters/http/call-client.ts', 'base/site.store.ts'],
  ['adapters/http/call-reply.ts', 'i18n/plain-text.ts'],
  ['calls/feature-deps.ts', 'i18n/index.ts'],
  ['records/defineRecord.ts', 'loading/query.ts'],
  ['features/cashier/cashier.records.ts', 'records/index.ts'],
  ['features/wallet/createWallet.ts', 'loading/throttle.ts'],
  ['createCore.ts', 'startCore.ts'],
  ['adapters/http/call-client.test.ts', 'features/site/index.ts'],
])('allows that %s of core imports %s', (from, target) => {
  expect(core(from, target)).toBeNull();
});

test('lets a folder of the gateway import only from those below it', () => {
  const gateway = (from: string, target: string) =>
    byPath(`packages/gateway/src/${from}`, `packages/gateway/src/${target}`);
  expect(gateway('routes/page/page.ts', 'render/render-page.ts')).toBeNull();
  expect(gateway('routes/page/page.ts', 'base/types.ts')).toBeNull();
  expect(gateway('createGateway.ts', 'hot-path/hot-pages.ts')).toBeNull();
  expect(gateway('render/render-page.test.ts', 'createGateway.ts')).toBeNull();
  expect(gateway('base/types.ts', 'sites/site-settings.ts')).toBe('base is below sites and must not import it');
  expect(gateway('base/clock.ts', 'createGateway.ts')).toMatch(/base is below entries/);
  expect(gateway('http/json-body.ts', 'upstream/reply.ts')).toMatch(/http is below upstream/);
  expect(gateway('sites/load-site.ts', 'routes/tracking/conversions.ts')).toMatch(/sites is below routes/);
  expect(gateway('render/render-page.ts', 'middleware/gateway-env.ts')).toMatch(/render is below middleware/);
  expect(gateway('routes/page/page.ts', 'createGateway.ts')).toMatch(/routes is below entries/);
  expect(gateway('extras/a.ts', 'base/types.ts')).toBe('extras is no floor of gateway');
});

test.each([
  ['cli', 'base/command.ts', 'project/project.ts', 'base is below project'],
  ['cli', 'project/project.ts', 'serve/dev-site.ts', 'project is below serve'],
  ['cli', 'platform/checkPlatform.ts', 'doctor/examine.ts', 'platform is below doctor'],
  ['cli', 'doctor/examine.ts', 'serve/dev-site.ts', 'doctor is below serve'],
  ['cli', 'upgrade/run.ts', 'commands/upgrade.ts', 'upgrade is below commands'],
  ['cli', 'extras/a.ts', 'base/command.ts', 'extras is no floor of cli'],
  ['sandbox', 'scenarios/scenarios.ts', 'http/env.ts', 'scenarios is below http'],
  ['sandbox', 'world/cashier/cashier.ts', 'http/env.ts', 'world is below http'],
  ['sandbox', 'http/pay-page.ts', 'answers/services.ts', 'http is below answers'],
  ['sandbox', 'realtime/hub.ts', 'answers/services.ts', 'realtime is below answers'],
  ['sandbox', 'control/control.ts', 'createSandbox.ts', 'control is below entries'],
  ['contract', 'wire/wire.ts', 'rules/protection/limits.ts', 'wire is below rules'],
  ['contract', 'rules/protection/limits.ts', 'config/site-config.ts', 'rules is below config'],
  ['contract', 'features/play.ts', 'registry/calls.ts', 'features is below registry'],
  ['generator', 'base/record.ts', 'site/questions.ts', 'base is below site'],
  ['generator', 'template/questions.ts', 'repository/create.ts', 'template is below repository'],
])('refuses that in %s %s imports %s', (own, from, target, reason) => {
  expect(byPath(`packages/${own}/src/${from}`, `packages/${own}/src/${target}`)).toContain(reason);
});
