import { useQuery } from '@tanstack/react-query';

/** An empty QR code. */
const blank = { size: 29, path: '' } as const;

/**
 * An address as a QR code. The code that draws it is loaded on demand; an empty one is shown until then. Undefined without an
 * address.
 */
export function useScanCode(address: string | undefined) {
  const { data } = useQuery({
    queryKey: ['scan-code', address],
    queryFn: async () => (await import('../../app-download/scanCode.ts')).scanCode(address ?? ''),
    enabled: address !== undefined,
    staleTime: Infinity,
  });
  return address === undefined ? undefined : (data ?? blank);
}
