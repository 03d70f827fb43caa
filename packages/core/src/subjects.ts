/** What is shown and may change while it is: each is read again once the channel that tells of it is heard (RT-04x). */
export type Subject =
  | 'balance'
  | 'records'
  | 'letters'
  | 'profile'
  | 'envelope'
  | 'wheel'
  | 'service'
  | 'banners'
  | 'template';
