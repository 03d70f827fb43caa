/** Calls that return once something has happened. */
export const WAITS =
  /^(?:waitFor\w*|waitUntil|until[A-Z]\w*|find(?:All)?By[A-Z]\w*|toPass|finished|response|idle|settled|(?:open|keep)Screen)$/;

/** Calls that look at the same thing again and again. */
export const POLLS = /^(?:poll|waitFor|waitUntil|waitForFunction|toPass|waitForElementToBeRemoved)$/;

/** Calls after which a page changes. */
export const ACTIONS = new Set(
  `click dblClick dblclick fill type press keyboard hover unhover tab clear check uncheck tap pointer upload selectOption
  selectOptions deselectOptions setInputFiles dragTo dragAndDrop goto reload goBack goForward viewport setViewportSize
  mount render rerender hydrate hydrateRoot overlays.open focus blur dispatchEvent submit scroll scrollTo scrollBy scrollIntoView
  emulateMedia setOffline back forward navigate pushState swipe wheel down up move deliver fromOtherTab
  postMessage`
    .trim()
    .split(/\s+/),
);

/** Calls that let a clock of the test go on: what its timers do has happened when they return. */
export const CLOCKS = /^(?:advance\w*|runAll\w*|runOnly\w*)$/;

/** Expectations of journeys that wait. */
export const OF_LOCATORS =
  /^(?:toBe(?:Attached|Checked|Disabled|Editable|Empty|Enabled|Focused|Hidden|InViewport|Visible)|toContain(?:Text|Class)|toHave(?:Accessible\w+|Attribute|Class|Count|CSS|Id|JSProperty|Role|Screenshot|Text|Title|URL|Values?)|toMatchAriaSnapshot)$/;
