import { definePage } from '../../kernel/definePage.tsx';
import { loadMemberSection, MemberSectionPage } from './member-window.tsx';

/** The member centre, section in the path (SHELL-05). */
export default definePage('memberSection', {
  Screen: MemberSectionPage,
  load: (core, { params }) => loadMemberSection(core, params.section),
});
