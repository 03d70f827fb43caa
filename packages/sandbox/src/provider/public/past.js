/** Number of past rounds above the curve. */
const SHOWN = 12;

/** Shows the crash points of the last rounds, newest first; rounds that were cashed out in time are ticked. */
export function showPast(list, history, texts, times) {
  if (history.length === 0) {
    const none = document.createElement('li');
    none.className = 'none';
    none.textContent = texts.noRounds;
    list.replaceChildren(none);
    return;
  }
  list.replaceChildren(
    ...history.slice(0, SHOWN).map(({ point, cashedAt }) => {
      const pill = document.createElement('li');
      pill.textContent = cashedAt === null ? times(point) : `✓ ${times(point)}`;
      pill.className = cashedAt === null ? 'lost' : 'won';
      if (point >= 1000) pill.classList.add('high');
      return pill;
    }),
  );
}
