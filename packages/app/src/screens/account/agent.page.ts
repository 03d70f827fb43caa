import { definePage } from '../../kernel/definePage.tsx';
import { useAgentView } from './useAgentView.ts';

/** The agent window, section in the query (SHELL-06). */
export default definePage('agent', { useView: ({ search }) => useAgentView(search.page) });
