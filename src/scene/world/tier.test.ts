import { expect, test } from 'vitest';
import { isSoftware, tierFor } from './tier.ts';

const strong = { cores: 8, memoryGb: 8 };
const nvidia = 'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060, OpenGL 4.6)';

test.each([
  ['auto', nvidia, strong, 'high'],
  [
    'auto',
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)',
    strong,
    'low',
  ],
  ['auto', 'llvmpipe (LLVM 15.0.6, 256 bits)', strong, 'low'],
  ['auto', 'Microsoft Basic Render Driver', strong, 'low'],
  ['auto', nvidia, { cores: 2, memoryGb: 8 }, 'low'],
  ['auto', nvidia, { cores: 8, memoryGb: 2 }, 'low'],
  ['high', 'SwiftShader', { cores: 1, memoryGb: 1 }, 'high'],
  ['low', nvidia, strong, 'low'],
] as const)('the tier for %s on %s, %o is %s', (choice, renderer, machine, tier) => {
  expect(tierFor(choice, renderer, machine)).toBe(tier);
});

test('smooths edges with a graphics card, in every tier', () => {
  expect(isSoftware(nvidia)).toBe(false);
  expect(isSoftware('llvmpipe (LLVM 15.0.6, 256 bits)')).toBe(true);
});
