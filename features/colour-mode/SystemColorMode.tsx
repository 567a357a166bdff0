// Replaces the stock icon of a mode that this site does not have: pages are light until a reader turns them dark.
export default function IconSystemColorMode(): null {
  return null;
}
