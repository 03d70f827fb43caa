/** True for what React's development build says when it finds another page than the server sent. */
export const isHydrationComplaint = (text: string): boolean =>
  /hydrat|server[- ]rendered|client (rendered|properties)|did not match|didn't match/i.test(text);
