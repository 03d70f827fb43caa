import { factsOf, type AddressId, type PageId } from '@housefront/contract/pages';
import type { ViewName, ViewPropsMap } from '@housefront/ui/views';
import type { Guard, LoadedPage, Page, ViewHook } from './page.types.ts';
import { TemplateView } from './TemplateView.tsx';
import { usePageAddress } from './useRoute.ts';

const loaded = new Map<AddressId, LoadedPage>();

/** The code of a page if it is loaded, which is always so for the page on screen. */
export const loadedPage = (id: AddressId | null): LoadedPage | undefined => (id ? loaded.get(id) : undefined);

/** The view that shows a page. */
export const viewOf = (id: PageId): ViewName => (factsOf(id).view ?? id) as ViewName;

/** The component of a page that only renders its view. */
function screenOf<Id extends PageId>(id: Id, useView: ViewHook<Id>) {
  const name = viewOf(id);
  return function Screen() {
    const props: unknown = useView(usePageAddress(id));
    // The hook's type guarantees the props of this view.
    return <TemplateView name={name} props={props as ViewPropsMap[ViewName]} />;
  };
}

/**
 * Declares the code of a page of the table in `contract/src/pages/pages.ts`: the default export of
 * `screens/<screen>/<page>.page.ts`, whose name is that of the page in kebab-case. Navigation, server and site map find it
 * there.
 * @example
 * ```ts
 * // screens/article/main.page.ts: view, data and heading of `/main/$id`
 * export default definePage('main', {
 *   useView: ({ params }) => useArticleView('main', params.id),
 *   prefetch: ({ queryClient, content }, { params }) => [queryClient.prefetchQuery(content.queries.page(params.id))],
 *   heading: ({ i18n }) => i18n.t('content.more'),
 * });
 * ```
 */
export function definePage<const Id extends PageId>(id: Id, page: Page<Id>): LoadedPage {
  const Screen = 'Screen' in page ? page.Screen : screenOf(id, page.useView);
  // Values declared for one address are used with that address only.
  const whole = { ...page, Screen, id } as unknown as LoadedPage;
  loaded.set(id, whole);
  return whole;
}

/**
 * Declares what runs before an address is entered: the default export of `screens/<screen>/<address>.guard.ts`. It is part of
 * the first load of every page, so keep it small.
 */
export function defineGuard<const Id extends AddressId>(_id: Id, guard: Guard<Id>): Guard {
  const whole: unknown = guard;
  // A guard is called for its own address only.
  return whole as Guard;
}
