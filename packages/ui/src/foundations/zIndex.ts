/**
 * Named z-index values; nothing else sets a z-index. Modal layers start at `modal` and grow by one for each that is open;
 * toasts stay above every modal (SHELL-32).
 */
export const zIndex = {
  /** Below its container, e.g. a plate under text. */
  behind: -1,
  base: 0,
  raised: 1,
  /** Controls over art inside a card. */
  control: 2,
  sticky: 100,
  header: 200,
  tabBar: 210,
  floating: 300,
  /** The strip of official marks: above all bars, below dialogs (RG-05). */
  marks: 310,
  /** The question for consent. */
  question: 400,
  popover: 1000,
  modal: 2000,
  loading: 8000,
  toast: 9000,
  tooltip: 9500,
} as const;
