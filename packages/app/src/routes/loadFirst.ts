import { factsOf, type PageId } from '@housefront/contract/pages';
import { viewOf } from '../kernel/definePage.tsx';
import { loadScreen } from '../kernel/loadScreen.ts';
import type { Runtime } from '../kernel/runtime.ts';
import { pickSearch } from '../kernel/search.ts';
import { loadFirstPage } from './loadFirstPage.ts';

async function loadPlace(runtime: Runtime): Promise<void> {
  const { page, params, query, failed } = runtime.place.getState();
  if (failed) await runtime.templates.loadView('error');
  if (page === null || failed?.kind === 'unknown') return;
  const search = pickSearch(factsOf(page).identity ?? [])(query);
  // What is rendered is a page: other addresses redirect.
  await loadScreen(runtime, viewOf(page as PageId), loadFirstPage(page), { params, search });
}

/** Loads what the rendered page needs to be hydrated, without a router; the error page if that fails. */
export async function loadFirst(runtime: Runtime): Promise<void> {
  try {
    await loadPlace(runtime);
  } catch (error) {
    await runtime.templates.loadView('error');
    runtime.place.correct({ ...runtime.place.getState(), failed: { kind: 'error', error } });
  }
}
