import type { IForbiddenRuleType, ICruiseOptions, IResolveOptions } from 'dependency-cruiser';

export const floors: readonly (readonly { readonly name: string; readonly path: string }[])[];
export const leftOut: readonly string[];
declare const config: {
  readonly forbidden: IForbiddenRuleType[];
  readonly options: ICruiseOptions & { readonly enhancedResolveOptions: Partial<IResolveOptions> };
};
export default config;
