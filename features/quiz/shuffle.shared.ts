/** The items in a random order, every order equally likely; the list itself stays as it is. */
export function shuffle<Item>(items: readonly Item[], random = Math.random): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}
