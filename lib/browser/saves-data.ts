/** True for readers who pay for data, or whose connection is slow, as far as browsers tell (https://wicg.github.io/netinfo/). */
export function savesData(): boolean {
  const {connection} = navigator as Navigator & {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}
