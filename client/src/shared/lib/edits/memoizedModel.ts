import type { Model } from './pendingEdits'

/** Cache of results by the identity of both inputs. */
class Results<One extends object, Other extends object, Result> {
  private readonly results = new WeakMap<One, WeakMap<Other, Result>>()

  get(one: One, other: Other, compute: () => Result): Result {
    const ofOne = this.results.get(one) ?? new WeakMap<Other, Result>()
    this.results.set(one, ofOne)
    if (!ofOne.has(other)) ofOne.set(other, compute())
    return ofOne.get(other)!
  }
}

/** Memoizes a model per document, so that thousands of unsaved operations are applied only once. */
export function memoizedModel<Document extends object, Operation>(
  model: Model<Document, Operation>,
): Model<Document, Operation> {
  const applied = new Results<Document, readonly Operation[], Document>()
  const compared = new Results<Document, Document, readonly Operation[]>()
  return {
    ...model,
    apply: (document, operations) =>
      applied.get(document, operations, () => model.apply(document, operations)),
    differences: (before, after) => compared.get(before, after, () => model.differences(before, after)),
  }
}
