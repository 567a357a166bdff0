// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Points of secp256k1 in Jacobian coordinates; z = 0 is the point at infinity.
struct Point {
    uint256 x;
    uint256 y;
    uint256 z;
}

/// Derives a public key from root keys and a key id: the sum of root[i] * t^i, where t is the
/// key id hashed to a scalar (RFC 9380, expand_message_xmd with SHA-256).
library KeyDerivation {
    uint256 private constant P = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEFFFFFC2F;
    uint256 private constant N = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141;
    bytes private constant DST = "LIT_HD_KEY_ID_K256_XMD:SHA-256_SSWU_RO_NUL_\x2b";

    /// @param roots affine x and y of each root key
    /// @return 65 bytes, uncompressed
    function derive(uint256[2][] memory roots, bytes32 keyId) internal view returns (bytes memory) {
        uint256 t = toScalar(keyId);
        Point memory sum = Point(roots[roots.length - 1][0], roots[roots.length - 1][1], 1);
        for (uint256 i = roots.length - 1; i > 0; i--) {
            (uint256 baseX, uint256 baseY) = toAffine(sum);
            sum = add(multiply(t, baseX, baseY), roots[i - 1][0], roots[i - 1][1]);
        }
        (uint256 x, uint256 y) = toAffine(sum);
        return abi.encodePacked(hex"04", x, y);
    }

    function toScalar(bytes32 keyId) private pure returns (uint256) {
        bytes32 b0 = sha256(abi.encodePacked(new bytes(64), keyId, uint16(48), uint8(0), DST));
        bytes32 b1 = sha256(abi.encodePacked(b0, uint8(1), DST));
        bytes32 b2 = sha256(abi.encodePacked(b0 ^ b1, uint8(2), DST));
        return addmod(mulmod(uint256(b1), 1 << 128, N), uint256(b2) >> 128, N);
    }

    function multiply(uint256 scalar, uint256 x, uint256 y) private pure returns (Point memory sum) {
        for (uint256 bit = 1 << 255; bit != 0; bit >>= 1) {
            twice(sum);
            if (scalar & bit != 0) sum = add(sum, x, y);
        }
    }

    function twice(Point memory p) private pure {
        unchecked {
            (uint256 x, uint256 y, uint256 z) = (p.x, p.y, p.z);
            uint256 yy = mulmod(y, y, P);
            uint256 s = mulmod(4, mulmod(x, yy, P), P);
            uint256 m = mulmod(3, mulmod(x, x, P), P);
            p.z = mulmod(addmod(y, y, P), z, P);
            p.x = x = addmod(mulmod(m, m, P), P - addmod(s, s, P), P);
            p.y = addmod(mulmod(m, addmod(s, P - x, P), P), P - mulmod(8, mulmod(yy, yy, P), P), P);
        }
    }

    /// Adds an affine point. Equal and opposite points, which hashes never hit, are left out.
    function add(Point memory p, uint256 x, uint256 y) private pure returns (Point memory sum) {
        if (p.z == 0) return Point(x, y, 1);
        unchecked {
            uint256 zz = mulmod(p.z, p.z, P);
            uint256 h = addmod(mulmod(x, zz, P), P - p.x, P);
            uint256 r = addmod(mulmod(y, mulmod(zz, p.z, P), P), P - p.y, P);
            uint256 hh = mulmod(h, h, P);
            uint256 hhh = mulmod(h, hh, P);
            uint256 v = mulmod(p.x, hh, P);
            sum.x = addmod(mulmod(r, r, P), P - addmod(hhh, addmod(v, v, P), P), P);
            sum.y = addmod(mulmod(r, addmod(v, P - sum.x, P), P), P - mulmod(p.y, hhh, P), P);
            sum.z = mulmod(p.z, h, P);
        }
    }

    function toAffine(Point memory p) private view returns (uint256 x, uint256 y) {
        if (p.z == 1) return (p.x, p.y);
        // The precompile at 5 raises to a power: z^(P-2) is the inverse of z.
        (, bytes memory inverse) = address(5).staticcall(abi.encode(32, 32, 32, p.z, P - 2, P));
        uint256 i = abi.decode(inverse, (uint256));
        uint256 ii = mulmod(i, i, P);
        return (mulmod(p.x, ii, P), mulmod(p.y, mulmod(ii, i, P), P));
    }
}
