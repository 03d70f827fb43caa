import { expect, test } from 'vitest';
import type { Template } from '@housefront/ui';
import { createTemplateStore } from './template-store.ts';

const view = () => null;
function fakeTemplate(id: string, wait: Promise<void> = Promise.resolve()): Template {
  const loader = async () => {
    await wait;
    return { default: view };
  };
  const views = new Proxy({}, { get: () => loader });
  return {
    id,
    kind: id.startsWith('d') ? 'desktop' : 'mobile',
    slots: {} as Template['slots'],
    views: views as Template['views'],
  };
}
const templates = {
  desktop: async () => ({ default: fakeTemplate('desktop-1') }),
  mobile: async () => ({ default: fakeTemplate('h5-1') }),
};

test('loads a view once and keeps it', async () => {
  const { store, loadView } = await createTemplateStore(templates, 'desktop');
  await Promise.all([loadView('home'), loadView('home')]);
  expect(Object.keys(store.getState().views)).toEqual(['home']);
});

test('renders and hydrates with the views that are loaded', async () => {
  const { store, loadView, settle } = await createTemplateStore(templates, 'desktop');
  await loadView('home');
  expect(store.getInitialState().views.home).toBeUndefined();
  settle();
  expect(store.getInitialState().views.home).toBe(view);
});

test('[SHELL-18] switches template and views in one step, and never mixes them', async () => {
  const { store, loadView, switchMode } = await createTemplateStore(templates, 'desktop');
  await loadView('home');
  const seen: string[] = [];
  store.subscribe(({ template, views }) => seen.push(`${template.id} ${Object.keys(views).join()}`));
  await switchMode('mobile');
  expect(seen).toEqual(['h5-1 home']);
  expect(store.getState().mode).toBe('mobile');
});

test('the last wish wins when the width changes twice while loading', async () => {
  const { store, switchMode } = await createTemplateStore(templates, 'desktop');
  await Promise.all([switchMode('mobile'), switchMode('desktop')]);
  expect(store.getState().mode).toBe('desktop');
});
