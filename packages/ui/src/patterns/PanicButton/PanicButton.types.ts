/** The button that blocks a member's play by one press (RG-21). */
export interface PanicButtonProps {
  /** The effect of one press, e.g. `Stop for 24 hours`. */
  readonly label: string;
  /** For whom the block holds. */
  readonly scope: string;
  /** The block is being requested; further presses do nothing. */
  readonly busy?: boolean | undefined;
  readonly onPress: () => void;
}
