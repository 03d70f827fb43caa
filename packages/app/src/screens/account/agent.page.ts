import { definePage } from '../../kernel/definePage.tsx';
import { AgentPage, loadAgentSection } from './agent/agent-window.tsx';

/** The agent window, section in the query (SHELL-06). */
export default definePage('agent', {
  Screen: AgentPage,
  load: (core, { search }) => loadAgentSection(core, search.page),
});
