// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {KeyDerivation} from "./KeyDerivation.sol";

/// Knows the public key of each PKP. Release 2 of the network has no key ids in its ABI.
contract PubkeyRouter {
    struct RootKey {
        bytes pubkey;
        uint256 keyType;
    }

    struct RoutingData {
        bytes pubkey;
        uint256 keyType;
        bytes32 derivedKeyId;
    }

    struct RoutingDataV2 {
        bytes pubkey;
        address stakingContract;
        uint256 keyType;
    }

    struct Signature {
        bytes32 r;
        bytes32 s;
        uint8 v;
    }

    event PubkeyRoutingDataSet(
        uint256 indexed tokenId, bytes pubkey, address stakingContract, uint256 keyType, bytes32 derivedKeyId
    );
    event RootKeySet(address stakingContract, RootKey rootKey);

    address public immutable owner;
    address private immutable nft;
    address private immutable staking;
    bool private immutable isV2;

    uint256[2][] private roots;
    address[] private nodes;
    mapping(uint256 => RoutingData) private routes;
    mapping(address => uint256) public ethAddressToPkpId;

    constructor(address owner_, address nft_, address staking_, bool isV2_) {
        (owner, nft, staking, isV2) = (owner_, nft_, staking_, isV2_);
    }

    modifier onlyOwner() {
        require(msg.sender == owner, "Ownable: caller is not the owner");
        _;
    }

    /// @param rootKeys uncompressed keys of 65 bytes
    function voteForRootKeys(address stakingContract, RootKey[] calldata rootKeys) external onlyOwner {
        delete roots;
        for (uint256 i = 0; i < rootKeys.length; i++) {
            (uint256 x, uint256 y) = abi.decode(rootKeys[i].pubkey[1:], (uint256, uint256));
            roots.push([x, y]);
            emit RootKeySet(stakingContract, rootKeys[i]);
        }
    }

    /// Addresses that sign claims. Not in the published ABI, where the staking contract knows them.
    function setNodes(address[] calldata addresses) external onlyOwner {
        nodes = addresses;
    }

    function getRootKeys(address) external view returns (RootKey[] memory keys) {
        keys = new RootKey[](roots.length);
        for (uint256 i = 0; i < keys.length; i++) {
            keys[i] = RootKey(abi.encodePacked(hex"04", roots[i][0], roots[i][1]), 2);
        }
    }

    function getDerivedPubkey(address, bytes32 derivedKeyId) public view returns (bytes memory) {
        return KeyDerivation.derive(roots, derivedKeyId);
    }

    /// Derives the key of a new PKP and keeps it.
    function route(uint256 keyType, bytes32 derivedKeyId) external returns (uint256 tokenId) {
        require(msg.sender == nft, "Only the PKP NFT contract can route keys");
        bytes memory pubkey = getDerivedPubkey(staking, derivedKeyId);
        tokenId = uint256(keccak256(pubkey));
        require(!isRouted(tokenId), "PubkeyRouter: pubkey already has routing data");
        routes[tokenId] = RoutingData(pubkey, keyType, derivedKeyId);
        ethAddressToPkpId[getEthAddress(tokenId)] = tokenId;
        if (!isV2) emit PubkeyRoutingDataSet(tokenId, pubkey, staking, keyType, derivedKeyId);
    }

    /// Two thirds of the nodes must have signed. Without nodes, any claim passes.
    function checkNodeSignatures(Signature[] memory signatures, bytes memory signedMessage, address)
        external
        view
        returns (bool)
    {
        bytes32 hash = ECDSA.toEthSignedMessageHash(signedMessage);
        uint256 valid = 0;
        for (uint256 i = 0; i < nodes.length; i++) {
            for (uint256 j = 0; j < signatures.length; j++) {
                if (ecrecover(hash, signatures[j].v, signatures[j].r, signatures[j].s) == nodes[i]) {
                    valid++;
                    break;
                }
            }
        }
        require(valid * 3 >= nodes.length * 2, "PubkeyRouter: too few signatures of active nodes");
        return true;
    }

    function getPubkey(uint256 tokenId) public view returns (bytes memory) {
        return routes[tokenId].pubkey;
    }

    function getEthAddress(uint256 tokenId) public view returns (address) {
        return deriveEthAddressFromPubkey(routes[tokenId].pubkey);
    }

    function deriveEthAddressFromPubkey(bytes memory pubkey) public pure returns (address) {
        bytes memory point = new bytes(64);
        for (uint256 i = 1; i < pubkey.length; i++) point[i - 1] = pubkey[i];
        return address(uint160(uint256(keccak256(point))));
    }

    function isRouted(uint256 tokenId) public view returns (bool) {
        return routes[tokenId].pubkey.length != 0;
    }

    function derivedKeyIds(uint256 tokenId) external view returns (bytes32) {
        return routes[tokenId].derivedKeyId;
    }

    /// The releases publish other fields under these names.
    function getRoutingData(uint256 tokenId) external view returns (RoutingData memory) {
        RoutingData memory data = routes[tokenId];
        if (isV2) {
            bytes memory encoded = abi.encode(RoutingDataV2(data.pubkey, staking, data.keyType));
            assembly {
                return(add(encoded, 32), mload(encoded))
            }
        }
        return data;
    }

    function pubkeys(uint256 tokenId) external view returns (RoutingData memory) {
        RoutingData memory data = routes[tokenId];
        if (isV2) {
            bytes memory encoded = abi.encode(data.pubkey, staking, data.keyType);
            assembly {
                return(add(encoded, 32), mload(encoded))
            }
        }
        return data;
    }

    function getPkpNftAddress() external view returns (address) {
        return nft;
    }

    function pkpNFT() external view returns (address) {
        return nft;
    }
}
