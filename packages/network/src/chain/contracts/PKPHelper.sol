// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {PKPNFT} from "./PKPNFT.sol";
import {PKPPermissions} from "./PKPPermissions.sol";
import {PubkeyRouter} from "./PubkeyRouter.sol";

/// Mints a PKP, permits auth methods and hands the token on, in one transaction.
contract PKPHelper {
    struct ClaimMaterial {
        uint256 keyType;
        bytes32 derivedKeyId;
        PubkeyRouter.Signature[] signatures;
    }

    struct AuthMethodData {
        uint256 keyType;
        bytes[] permittedIpfsCIDs;
        uint256[][] permittedIpfsCIDScopes;
        address[] permittedAddresses;
        uint256[][] permittedAddressScopes;
        uint256[] permittedAuthMethodTypes;
        bytes[] permittedAuthMethodIds;
        bytes[] permittedAuthMethodPubkeys;
        uint256[][] permittedAuthMethodScopes;
        bool addPkpEthAddressAsPermittedAddress;
        bool sendPkpToItself;
    }

    PKPNFT private immutable nft;
    PKPPermissions private immutable permissions;

    constructor(PKPNFT nft_, PKPPermissions permissions_) {
        (nft, permissions) = (nft_, permissions_);
    }

    function mintNextAndAddAuthMethods(
        uint256 keyType,
        uint256[] memory permittedAuthMethodTypes,
        bytes[] memory permittedAuthMethodIds,
        bytes[] memory permittedAuthMethodPubkeys,
        uint256[][] memory permittedAuthMethodScopes,
        bool addPkpEthAddressAsPermittedAddress,
        bool sendPkpToItself
    ) external payable returns (uint256 tokenId) {
        AuthMethodData memory data;
        data.permittedAuthMethodTypes = permittedAuthMethodTypes;
        data.permittedAuthMethodIds = permittedAuthMethodIds;
        data.permittedAuthMethodPubkeys = permittedAuthMethodPubkeys;
        data.permittedAuthMethodScopes = permittedAuthMethodScopes;
        data.addPkpEthAddressAsPermittedAddress = addPkpEthAddressAsPermittedAddress;
        data.sendPkpToItself = sendPkpToItself;
        tokenId = nft.mintNext{value: msg.value}(keyType);
        permit(tokenId, data);
    }

    function mintNextAndAddAuthMethodsWithTypes(
        uint256 keyType,
        bytes[] memory permittedIpfsCIDs,
        uint256[][] memory permittedIpfsCIDScopes,
        address[] memory permittedAddresses,
        uint256[][] memory permittedAddressScopes,
        uint256[] memory permittedAuthMethodTypes,
        bytes[] memory permittedAuthMethodIds,
        bytes[] memory permittedAuthMethodPubkeys,
        uint256[][] memory permittedAuthMethodScopes,
        bool addPkpEthAddressAsPermittedAddress,
        bool sendPkpToItself
    ) external payable returns (uint256 tokenId) {
        AuthMethodData memory data = AuthMethodData(
            keyType,
            permittedIpfsCIDs,
            permittedIpfsCIDScopes,
            permittedAddresses,
            permittedAddressScopes,
            permittedAuthMethodTypes,
            permittedAuthMethodIds,
            permittedAuthMethodPubkeys,
            permittedAuthMethodScopes,
            addPkpEthAddressAsPermittedAddress,
            sendPkpToItself
        );
        tokenId = nft.mintNext{value: msg.value}(keyType);
        permit(tokenId, data);
    }

    function claimAndMintNextAndAddAuthMethods(ClaimMaterial memory claim, AuthMethodData memory data)
        external
        payable
        returns (uint256 tokenId)
    {
        tokenId = nft.claimAndMint{value: msg.value}(claim.keyType, claim.derivedKeyId, claim.signatures);
        permit(tokenId, data);
    }

    function permit(uint256 tokenId, AuthMethodData memory data) private {
        require(
            data.permittedIpfsCIDs.length == data.permittedIpfsCIDScopes.length,
            "PKPHelper: ipfs cid and scope array lengths must match"
        );
        require(
            data.permittedAddresses.length == data.permittedAddressScopes.length,
            "PKPHelper: address and scope array lengths must match"
        );
        require(
            data.permittedAuthMethodTypes.length == data.permittedAuthMethodIds.length,
            "PKPHelper: auth method type and id array lengths must match"
        );
        require(
            data.permittedAuthMethodIds.length == data.permittedAuthMethodPubkeys.length,
            "PKPHelper: auth method id and pubkey array lengths must match"
        );
        require(
            data.permittedAuthMethodIds.length == data.permittedAuthMethodScopes.length,
            "PKPHelper: auth method id and scope array lengths must match"
        );
        for (uint256 i = 0; i < data.permittedIpfsCIDs.length; i++) {
            permissions.addPermittedAction(tokenId, data.permittedIpfsCIDs[i], data.permittedIpfsCIDScopes[i]);
        }
        for (uint256 i = 0; i < data.permittedAddresses.length; i++) {
            permissions.addPermittedAddress(tokenId, data.permittedAddresses[i], data.permittedAddressScopes[i]);
        }
        for (uint256 i = 0; i < data.permittedAuthMethodIds.length; i++) {
            permissions.addPermittedAuthMethod(
                tokenId,
                PKPPermissions.AuthMethod(
                    data.permittedAuthMethodTypes[i],
                    data.permittedAuthMethodIds[i],
                    data.permittedAuthMethodPubkeys[i]
                ),
                data.permittedAuthMethodScopes[i]
            );
        }
        address pkp = nft.getEthAddress(tokenId);
        if (data.addPkpEthAddressAsPermittedAddress) {
            permissions.addPermittedAddress(tokenId, pkp, new uint256[](0));
        }
        nft.transferFrom(address(this), data.sendPkpToItself ? pkp : msg.sender, tokenId);
    }
}
