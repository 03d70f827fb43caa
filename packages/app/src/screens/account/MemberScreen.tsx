import { createLazyRoute } from '@tanstack/react-router';
import { routePatterns } from '../../routes/paths.ts';
import { TemplateView } from '../../runtime/TemplateView.tsx';
import { useMemberView } from './useMemberView.ts';

function Member({ section }: { readonly section: string | undefined }) {
  return <TemplateView name="account" props={useMemberView(section)} />;
}

function ByQuery() {
  const { page }: { readonly page?: string | undefined } = MemberRoute.useSearch();
  return <Member section={page} />;
}

function ByPath() {
  const { section } = MemberSectionRoute.useParams();
  return <Member section={section} />;
}

/** `/user`, with its section in the query (SHELL-05). */
export const MemberRoute = createLazyRoute(routePatterns.member)({ component: ByQuery });
/** `/user/{section}` (SHELL-05). */
export const MemberSectionRoute = createLazyRoute(routePatterns.memberSection)({ component: ByPath });
