import { definePage } from '../../kernel/definePage.tsx';
import { loadMemberSection, MemberPage } from './member-window.tsx';

/** The member centre, section in the query (SHELL-05). */
export default definePage('member', {
  Screen: MemberPage,
  load: (core, { search }) => loadMemberSection(core, search.page),
});
